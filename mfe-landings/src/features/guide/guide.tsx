import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import type { ContentBlock } from '@shop/contracts/content/content'
import { useLocale } from '@shop/i18n'
import { Html } from '@shop/ui'
import { Accordion } from '@shop/ui/accordion'
import { OverlayPageLink, OverlayStack, OverlayTitle } from '@shop/ui/popup'
import { Failure, Skeleton } from '@shop/ui/states'
import { $blocks, $failure, opened, retried, type GuideName } from './model.ts'
import styles from './guide.module.css'

const PAGES = {
  care: { ru: '/ukhod-za-ukrasheniyami', en: '/caring-for-jewelry' },
  warranty: { ru: '/garantii', en: '/warranty' },
}

interface GuideProps {
  name: GuideName
  title: string
  more: string
}

/** Care or warranty texts from content as an accordion. */
export function Guide({ name, title, more }: GuideProps) {
  const locale = useLocale()
  const { blocks, failure, open, retry } = useUnit({ blocks: $blocks, failure: $failure, open: opened, retry: retried })
  useEffect(() => void open(name), [open, name])
  return (
    <>
      <OverlayTitle>{title}</OverlayTitle>
      <OverlayStack>
        {failure ? (
          <Failure onRetry={() => retry()} />
        ) : blocks ? (
          <div>
            {blocks.map((block, index) => (
              <Accordion key={block.id} title={block.title} open={index === 0}>
                <Body block={block} />
              </Accordion>
            ))}
          </div>
        ) : (
          <Skeleton height="380px" />
        )}
        <OverlayPageLink to={PAGES[name][locale]}>{more}</OverlayPageLink>
      </OverlayStack>
    </>
  )
}

function Body({ block }: { block: ContentBlock }) {
  if (block.kind === 'text') return <Html html={block.html} />
  if (block.kind === 'steps') {
    return (
      <ol className={styles['steps']}>
        {block.steps.map(({ title, html }) => (
          <li key={title}>
            <h3 className="label">{title}</h3>
            <Html html={html} />
          </li>
        ))}
      </ol>
    )
  }
  if (block.kind !== 'table') return null
  return (
    <dl className={styles['table']}>
      {block.rows.map(([name, ...cells]) => (
        <div key={name}>
          <dt>{name}</dt>
          {cells.map((cell, index) => (
            <dd key={block.columns[index + 1]}>
              <span className="muted">{block.columns[index + 1]}:</span> {cell}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
