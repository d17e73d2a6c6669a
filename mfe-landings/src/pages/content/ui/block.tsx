import type { ReactNode } from 'react'
import type { ContentBlock } from '@shop/contracts/content/content'
import { Html } from '@shop/ui'
import { Widget } from '@shop/routing'
import { Action } from './blocks/links/action.tsx'
import { Gallery } from './blocks/media/gallery.tsx'
import { Picture } from './blocks/media/picture.tsx'
import { Products } from './blocks/links/products.tsx'
import { Questions } from './blocks/text/questions.tsx'
import { Quote } from './blocks/text/quote.tsx'
import { Services } from './blocks/links/services.tsx'
import { Steps } from './blocks/text/steps.tsx'
import { Streams } from './blocks/media/streams.tsx'
import { Table } from './blocks/text/table.tsx'
import { Text } from './blocks/text/text.tsx'
import styles from './block.module.css'

/** A section labeled by its title, if it has one. */
export function Block({ block }: { block: ContentBlock }) {
  const { id, title } = block
  // A product row has its own heading with arrows.
  const hasHeading = title !== '' && block.kind !== 'products'
  return (
    <section id={id} className={styles['block']} aria-labelledby={hasHeading ? `t-${id}` : undefined}>
      {hasHeading && (
        <h2 className="h2" id={`t-${id}`}>
          {title}
        </h2>
      )}
      {bodyOf(block)}
    </section>
  )
}

function bodyOf(block: ContentBlock): ReactNode {
  switch (block.kind) {
    case 'text':
      return <Text html={block.html} />
    case 'steps':
      return <Steps block={block} />
    case 'questions':
      return <Questions block={block} />
    case 'services':
      return <Services block={block} />
    case 'gallery':
      return <Gallery block={block} />
    case 'streams':
      return <Streams block={block} />
    case 'products':
      return <Products title={block.title} products={block.products} />
    case 'picture':
      return <Picture block={block} />
    case 'table':
      return <Table block={block} />
    case 'quote':
      return <Quote block={block} />
    case 'action':
      return <Action block={block} />
    case 'shops':
      return <Widget owner="mfe-landings" widget="shop-list" props={{ service: block.service }} />
    case 'form':
      return (
        <>
          {block.html && <Html html={block.html} />}
          <Widget owner="mfe-landings" widget={block.widget} props={block.props} />
        </>
      )
    // Sections of landing pages.
    case 'hero':
    case 'story':
    case 'figures':
    case 'countdown':
    case 'promocode':
    case 'join':
      return null
  }
}
