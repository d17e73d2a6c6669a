import { clearLocation } from './saved.ts'

test('changing the domain clears the saved location and the order draft, and nothing else [country.forgets-place-and-draft]', () => {
  document.cookie = 'city=61'
  document.cookie = 'theme=dark'
  localStorage.setItem('order:ru', '{}')
  localStorage.setItem('favorites', '1')
  clearLocation()
  expect(document.cookie).toBe('theme=dark')
  expect(Object.keys(localStorage)).toStrictEqual(['favorites'])
})

test('going to Russia keeps the country for the way back, and forgets its city [country.kept-for-the-way-back]', () => {
  document.cookie = 'country=US'
  document.cookie = 'city=400'
  clearLocation({ keepsCountry: true })
  expect(document.cookie).toContain('country=US')
  expect(document.cookie).not.toContain('city=')
})
