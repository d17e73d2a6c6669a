import { popupMistakes } from './popups.ts'

const name = { ru: 'Корзина', en: 'Bag' }

test('a popup declaration has a kit frame kind and a name in both languages', () => {
  expect(popupMistakes({ 'bag-drawer': { kind: 'drawer', name } })).toStrictEqual([])
})

test('a popup with an address declares the parameters that it takes from the URL', () => {
  expect(
    popupMistakes({ subscription: { kind: 'dialog', name, shared: { place: 'popup' } }, loyalty: { kind: 'dialog', name, shared: {} } }),
  ).toStrictEqual([])
})

test.each([
  [{ bag: { kind: 'drawr', name } }, '"bag.kind" is "drawr", must be one of drawer, dialog, sheet, wide'],
  [{ bag: { name } }, '"bag.kind" is missing'],
  [{ bag: { kind: 'drawer', name: { ru: 'Корзина' } } }, '"bag.name.en" is missing'],
  [{ bag: { kind: 'drawer', name: { ...name, en: ' ' } } }, '"bag.name.en" must not be empty'],
  [{ bag: { kind: 'drawer', name: 'Bag' } }, '"bag.name" must be an object'],
  [{ bag: { kind: 'drawer', name, side: 'start' } }, '"bag.side" is not a field of a popup'],
  [{ bag: { kind: 'drawer', name, shared: { count: 1 } } }, '"bag.shared.count" must be a text'],
  [{ bag: { kind: 'drawer', name, carries: 'piece' } }, '"bag.carries" is missing'],
  [{ bag: { kind: 'drawer', name, page: 'cart' } }, '"bag.page" must begin with a slash'],
  [null, '"it" must be an object'],
])('%j is rejected with a clear error', (declared, sentence) => {
  expect(popupMistakes(declared)).toStrictEqual([sentence])
})
