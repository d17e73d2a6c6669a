import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import type { ContentBlock } from '@shop/contracts/content/content'
import { ProductSlider } from '@shop/ui/product-slider'
import { $landing } from './model.ts'
import { Steps } from './ui/acts.tsx'
import { Countdown } from './ui/join/countdown.tsx'
import { Figures } from './ui/figures.tsx'
import { FormSection } from './ui/join/form-section.tsx'
import { Join } from './ui/join/join.tsx'
import { LandingHero } from './ui/landing-hero.tsx'
import { Prize } from './ui/join/prize.tsx'
import { Questions } from './ui/questions.tsx'
import { Story } from './ui/story.tsx'
import styles from './page.module.css'

/** A landing page: sections in the tint of its first picture. */
export function LandingPage() {
  const page = useUnit($landing)
  // Loading: the shell shows progress.
  if (!page) return null
  const hero = page.blocks.find((block) => block.kind === 'hero')
  const countdown = page.blocks.find((block) => block.kind === 'countdown') ?? null
  return (
    <div className={styles['landing']} data-tone={hero?.tone}>
      {page.blocks.map((block) =>
        block.kind === 'hero' ? <LandingHero key={block.id} hero={block} countdown={countdown} /> : sectionOf(block),
      )}
    </div>
  )
}

function sectionOf(block: ContentBlock): ReactNode {
  switch (block.kind) {
    case 'countdown':
      return <Countdown key={block.id} block={block} />
    case 'promocode':
      return <Prize key={block.id} block={block} />
    case 'story':
      return <Story key={block.id} block={block} />
    case 'figures':
      return <Figures key={block.id} block={block} />
    case 'steps':
      return <Steps key={block.id} block={block} />
    case 'questions':
      return <Questions key={block.id} block={block} />
    case 'form':
      return <FormSection key={block.id} block={block} />
    case 'join':
      return <Join key={block.id} block={block} />
    case 'products':
      return (
        <div key={block.id} id={block.id} className="section wrap">
          <ProductSlider title={block.title} products={block.products} />
        </div>
      )
    // The hero is rendered above; the rest are content blocks.
    case 'hero':
    case 'text':
    case 'picture':
    case 'table':
    case 'quote':
    case 'action':
    case 'gallery':
    case 'services':
    case 'shops':
    case 'streams':
      return null
  }
}
