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
