import { widgetFaults } from './shared-widgets.ts'

const page = (text: string) => [{ file: 'mfe-profile/src/pages/profile/page.tsx', text }]
const ROW = 'mfe-catalog/src/widgets/row/index.ts'

test('a widget of another remote needs a contract, one of its own does not', () => {
  expect(widgetFaults(page('<Widget owner="mfe-catalog" widget="row" />'), [], [])).toStrictEqual([
    'mfe-profile/src/pages/profile/page.tsx mounts mfe-catalog/row, which has no contract',
  ])
  expect(widgetFaults(page('<Widget\n  owner="mfe-catalog"\n  widget="row"\n/>'), ['mfe-catalog/row'], [ROW])).toStrictEqual([])
  expect(widgetFaults(page('<Widget owner="mfe-profile" widget="orders" />'), [], [])).toStrictEqual([])
})

test('a contract without a widget is a fault', () => {
  expect(widgetFaults([], ['mfe-catalog/row'], [])).toStrictEqual(['mfe-catalog/row has a contract and does not exist'])
})
