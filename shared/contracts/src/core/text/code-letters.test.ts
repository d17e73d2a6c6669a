import { codeReadings, latinLook } from './code-letters.ts'

test.each([
  ['WELСОМЕ10', 'WELCOME10'],
  ['welсоме10', 'WELCOME10'],
  ['ВELCOME10', 'WELCOME10'],
  ['ЗИMA10', 'ЗИМА10'],
  ['ЦУДСЩЬУ10', 'WELCOME10'],
  ['pbvf10', 'ЗИМА10'],
  ['ZLATA-3000-К7WQ', 'ZLATA-3000-K7WQ'],
])('%s may mean %s [bag.code-alphabet]', (typed, meant) => {
  expect(codeReadings(typed)).toContain(meant)
})

test('what was typed comes first, and is the only reading of digits', () => {
  expect(codeReadings('зима10')[0]).toBe('ЗИМА10')
  expect(codeReadings('4821')).toStrictEqual(['4821'])
  expect(latinLook('а7к2-м9ху')).toBe('A7K2-M9XY')
})
