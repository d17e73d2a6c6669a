import { lineDetail } from './line-details.ts'

test('a metal stands alone, all else with the name of what it is', () => {
  expect(lineDetail({ name: 'Металл', value: 'Жёлтое золото 585' })).toBe('Жёлтое золото 585')
  expect(lineDetail({ name: 'Бриллиант', value: 'круглый, 57 граней' })).toBe('бриллиант (круглый, 57 граней)')
  expect(lineDetail({ name: 'Length', value: '45 cm' })).toBe('length 45 cm')
})
