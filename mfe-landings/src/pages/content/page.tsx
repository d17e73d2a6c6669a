import { useUnit } from 'effector-react'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { isDated } from './dated.ts'
import { $page } from './model.ts'
import { useTexts } from './texts/index.ts'
import { Block } from './ui/block.tsx'
import { Contents } from './ui/contents.tsx'
import { Edition } from './ui/edition.tsx'
import styles from './page.module.css'

/** A content page: blocks with a table of contents. */
export function ContentView() {
  const t = useTexts()
  const page = useUnit($page)
  // Loading: the shell shows progress.
  if (!page) return null
  const titled = page.blocks.filter(({ title }) => title !== '')
  const hasContents = titled.length > 2
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={page.title} />
      <header className={styles['head']}>
        <h1 className="display">{page.title}</h1>
        {page.lead && <p className="lead">{page.lead}</p>}
      </header>
      {isDated(page.path) && <Edition page={page} />}
      <div className={styles['doc']} data-contents={hasContents || undefined}>
        {hasContents && <Contents blocks={titled} />}
        <div className={styles['text']}>
          {page.blocks.map((block) => (
            <Block key={block.id} block={block} />
          ))}
        </div>
      </div>
    </div>
  )
}
