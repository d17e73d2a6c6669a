import { AddToBagForm } from '@shop/ui'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const piece = { skuId: 'aurora-yellow-165', name: say('Кольцо «Аврора»', 'Aurora ring'), from: 'product' }
    return {
      default: <AddToBagForm {...piece} />,
      focus: <AddToBagForm {...piece} />,
      disabled: <AddToBagForm {...piece} disabled />,
      'on a card': <AddToBagForm {...piece} look="line" small />,
      preorder: <AddToBagForm {...piece}>{say('Заказать к 12 декабря', 'Order for 12 December')}</AddToBagForm>,
    }
  },
}
