import { AddToBagForm, BagButton } from '@shop/ui'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const piece = { skuId: 'aurora-yellow-165', name: say('Кольцо «Аврора»', 'Aurora ring'), from: 'product' }
    return {
      default: <AddToBagForm {...piece} />,
      focus: <AddToBagForm {...piece} />,
      disabled: <AddToBagForm {...piece} disabled />,
      'on a card': (
        <BagButton skuId={piece.skuId} name={piece.name} look="line" small>
          {say('Добавить в корзину', 'Add to bag')}
        </BagButton>
      ),
      'in other words': <AddToBagForm {...piece}>{say('В корзину', 'Add')}</AddToBagForm>,
    }
  },
}
