import { ProductSlider, Slider } from '@shop/ui/product-slider'
import { card } from '../samples.ts'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  isWide: true,
  states: (tools) => {
    const { say } = tools
    const title = say('Бестселлеры', 'Bestsellers')
    const products = Array.from({ length: 6 }, (_, index) =>
      card(tools, { id: index + 1, itemId: index + 10, url: `/catalog/rings/aurora-${index + 1}` }),
    )
    return {
      default: <ProductSlider title={title} products={products} more={{ to: '/catalog', label: say('Все украшения', 'All pieces') }} />,
      'few pieces': <ProductSlider title={title} products={products.slice(0, 2)} />,
      'other slides': (
        <Slider title={say('Отзывы', 'Reviews')}>
          {[1, 2, 3].map((number) => (
            <p key={number} className="prose" style={{ gridRow: 'span 3', padding: 24 }}>
              {say('Кольцо село идеально, коробка красивая.', 'The ring fits perfectly, and the box is lovely.')}
            </p>
          ))}
        </Slider>
      ),
    }
  },
}
