import { aFilter, aFilterValue } from '@shop/testing/builders'
import { appliedOf } from './applied.ts'

const metals = aFilter({ values: [aFilterValue(), aFilterValue({ value: 'white', label: 'Белое золото' })] })
const price = aFilter({ code: 'price', type: 'range', name: 'Цена', values: [] })

test('every selected value has a chip whose link removes only that value', () => {
  expect(appliedOf([metals, price], 'metal=white&metal=yellow&price_to=9000&sort=new')).toStrictEqual([
    { key: 'metal=yellow', kind: 'value', label: 'Жёлтое золото', rest: 'metal=white&price_to=9000&sort=new' },
    { key: 'metal=white', kind: 'value', label: 'Белое золото', rest: 'metal=yellow&price_to=9000&sort=new' },
    { key: 'price_to', kind: 'price_to', label: '9000', rest: 'metal=white&metal=yellow&sort=new' },
  ])
})

test('the sort and an unknown value have no chip', () => {
  expect(appliedOf([metals], 'metal=tin&sort=new')).toStrictEqual([])
})
