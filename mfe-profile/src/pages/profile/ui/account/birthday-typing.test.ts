import { birthdayMask } from '@shop/forms/masks'
import { masked } from '@shop/ui/field'

const field = document.createElement('input')

/** What a browser does to the text, then what the field makes of it. */
function edit(type: 'insertText' | 'insertFromPaste' | 'deleteContentBackward' | 'deleteContentForward', caret: number, text = '') {
  const { value } = field
  const from = type === 'deleteContentBackward' ? Math.max(0, caret - 1) : caret
  const to = type === 'deleteContentForward' ? caret + 1 : caret
  field.value = value.slice(0, from) + text + value.slice(to)
  field.setSelectionRange(from + text.length, from + text.length)
  masked(field, birthdayMask, type)
}
const digits = (text: string) => text.replace(/\D/g, '')
const start = (text: string) => {
  field.value = text
}

/** Repeatable numbers from 0 to below `most` (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}

test.each(['07.03.1990', '07.03.19', '07.0', '07.12.2026'])(
  'in %s a deletion at any caret takes one digit, at a dot none [forms.date-spellings]',
  (text) => {
    for (let caret = 0; caret <= text.length; caret += 1) {
      const before = digits(text.slice(0, caret))
      const behind = digits(text.slice(caret))
      const left = text.charAt(caret - 1) === '.' ? before : before.slice(0, -1)
      start(text)
      edit('deleteContentBackward', caret)
      expect(digits(field.value)).toBe(left + behind)
      expect(digits(field.value.slice(0, field.selectionStart ?? 0))).toBe(left)
      start(text)
      edit('deleteContentForward', caret)
      expect(digits(field.value)).toBe(before + (text.charAt(caret) === '.' ? behind : behind.slice(1)))
    }
  },
)

describe('within a whole date the other parts stay where they are [forms.date-spellings]', () => {
  const replace = (from: number, to: number, signs: string) => {
    for (const [place, sign] of [...signs].entries()) {
      const { value } = field
      field.value = value.slice(0, from + place) + sign + value.slice(place === 0 ? to : from + place)
      field.setSelectionRange(from + place + 1, from + place + 1)
      masked(field, birthdayMask, 'insertText')
    }
  }

  test.each([
    ['the day', 0, 2, '15', '15.12.2026'],
    ['the month', 3, 5, '11', '07.11.2026'],
    ['the year', 6, 10, '1990', '07.12.1990'],
  ])('%s is typed over', (_, from, to, signs, date) => {
    start('07.12.2026')
    replace(from, to, signs)
    expect(field.value).toBe(date)
  })

  test('a deletion at a dot goes past it, the next one takes a digit, and it is typed anew', () => {
    start('07.12.2026')
    edit('deleteContentBackward', 3)
    expect([field.value, field.selectionStart]).toStrictEqual(['07.12.2026', 2])
    edit('deleteContentBackward', 2)
    expect(field.value).toBe('0.12.2026')
    edit('insertText', field.selectionStart ?? 0, '5')
    expect(field.value).toBe('05.12.2026')
    edit('deleteContentForward', 2)
    expect([field.value, field.selectionStart]).toStrictEqual(['05.12.2026', 3])
    edit('deleteContentForward', 3)
    expect(field.value).toBe('05.2.2026')
  })

  test('a third deletion goes past the dot that is left in front', () => {
    start('07.12.1990')
    for (const caret of [0, 0, 0]) edit('deleteContentForward', caret)
    expect([field.value, field.selectionStart]).toStrictEqual(['.12.1990', 1])
  })

  test('a digit too many takes the place of the next', () => {
    start('07.12.2026')
    edit('insertText', 0, '1')
    expect(field.value).toBe('10.12.2026')
  })
})

test('backspace from the end empties the field digit by digit', () => {
  start('07.03.1990')
  for (let left = 7; left >= 0; left -= 1) {
    edit('deleteContentBackward', field.value.length)
    expect(digits(field.value)).toHaveLength(left)
  }
})

test.each(['7.12.2026', '07/12/2026', '2026-12-07', ' 7 12 2026 ', '07122026', '٧.١٢.٢٠٢٦'])(
  '%j is the same day, pasted or typed',
  (text) => {
    start('')
    edit('insertFromPaste', 0, text)
    expect(field.value).toBe('07.12.2026')
  },
)

test('a date typed with single digits and dots becomes a whole one', () => {
  start('')
  for (const sign of '7.3.1990') edit('insertText', field.value.length, sign)
  expect(field.value).toBe('07.03.1990')
})

test('whatever is typed, deleted and pasted at any caret stays a date or its beginning', () => {
  const next = seeded(20_261_126)
  const pastes = ['7.12.2026', '2026-12-07', '1', '31', ' 5 ', 'март', '\u202a9\u202c', '..', '000000000']
  const types = ['insertText', 'insertText', 'insertFromPaste', 'deleteContentBackward', 'deleteContentForward'] as const
  start('')
  for (let step = 0; step < 5000; step += 1) {
    const type = types[next(types.length)] ?? 'insertText'
    const text = type === 'insertFromPaste' ? pastes[next(pastes.length)] : type === 'insertText' ? '0123456789./-'[next(13)] : ''
    edit(type, next(field.value.length + 1), text)
    expect(field.value).toMatch(/^(?:\d{1,2}|\d\d\.\d{1,2}|\d{0,2}\.\d{0,2}\.\d{1,4})?$/)
    expect(birthdayMask(field.value, true)).toBe(field.value)
    expect(field.selectionStart).toBeLessThanOrEqual(field.value.length)
  }
})
