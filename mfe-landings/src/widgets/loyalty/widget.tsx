import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { ButtonLink, Html } from '@shop/ui'
import { OverlayBody, OverlayFoot, OverlayTitle } from '@shop/ui/popup'
import { Failure, Skeleton } from '@shop/ui/states'
import { $failure, $rules, opened, retried } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './widget.module.css'

/** Loyalty rules from content. */
export function Loyalty() {
  const t = useTexts()
  const { rules, failure, open, retry } = useUnit({ rules: $rules, failure: $failure, open: opened, retry: retried })
  useEffect(open, [open])
  if (failure) return <Failure onRetry={() => retry()} />
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <OverlayBody>
        <div className={styles['rules']}>
          {rules ? (
            rules.map((block) =>
              block.kind === 'text' ? (
                <section key={block.id} aria-labelledby={`loyalty-${block.id}`}>
                  <h3 className="h3" id={`loyalty-${block.id}`}>
                    {block.title}
                  </h3>
                  <Html html={block.html} />
                </section>
              ) : null,
            )
          ) : (
            <Skeleton height="320px" />
          )}
        </div>
      </OverlayBody>
      <OverlayFoot>
        <ButtonLink to="/loyalty-program-rules" look="line" wide>
          {t('whole')}
        </ButtonLink>
      </OverlayFoot>
    </>
  )
}
