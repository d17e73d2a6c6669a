import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import type { ContentBlock } from '@shop/contracts/content/content'
import { Html } from '@shop/ui'
import { Accordion } from '@shop/ui/accordion'
import { OverlayTitle } from '@shop/ui/popup'
import { Failure, Skeleton } from '@shop/ui/states'
import { useStorefront } from '../../storefront.ts'
import { PageLink } from '../page-link.tsx'
import own from '../own.module.css'
import { $blocks, $failure, opened, retried, type Guide } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './view.module.css'

const PAGES = {
  care: { ru: '/ukhod-za-ukrasheniyami', international: '/caring-for-jewelry' },
  warranty: { ru: '/garantii', international: '/warranty' },
}

/** Care or warranty texts from content as an accordion. */
export function GuideView({ guide }: { guide: Guide }) {
  const t = useTexts()
  const storefront = useStorefront()
  const { blocks, failure, open, retry } = useUnit({ blocks: $blocks, failure: $failure, open: opened, retry: retried })
  useEffect(() => void open(guide), [open, guide])
  return (
    <>
      <OverlayTitle>{t(guide)}</OverlayTitle>
      <div className={own['part']}>
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
        <PageLink to={PAGES[guide][storefront]}>{t(`${guide}More`)}</PageLink>
      </div>
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
