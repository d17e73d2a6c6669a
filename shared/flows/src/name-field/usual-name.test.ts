import { usualName } from './usual-name.ts'

test.each([
  ['АННА ПЕТРОВА', 'Анна Петрова'],
  ['anna petrova', 'Anna Petrova'],
  ['САЛТЫКОВ-ЩЕДРИН', 'Салтыков-Щедрин'],
  ['алёна ёлкина', 'Алёна Ёлкина'],
  ["O'BRIEN", "O'Brien"],
  ["д'артаньян", "Д'Артаньян"],
  ["МАР'ЯНА КОВАЛЬ", "Мар'яна Коваль"],
  ['ronald mcdonald', 'Ronald McDonald'],
  ['МАМЕДОВ РАШИД АЛИ ОГЛЫ', 'Мамедов Рашид Али оглы'],
  ['мамедов али-оглы', 'Мамедов Али-оглы'],
  ['LUDWIG VAN BEETHOVEN', 'Ludwig van Beethoven'],
  ['van gogh', 'Van Gogh'],
  ['MOHAMMED BIN RASHID AL MAKTOUM', 'Mohammed bin Rashid Al Maktoum'],
  ['JOHN SMITH III', 'John Smith III'],
  ['а.с. пушкин', 'А.С. Пушкин'],
  ['jürgen müller', 'Jürgen Müller'],
  [' анна ', ' Анна '],
])('a name in one case gets its usual capitals: %s [forms.usual-capitals]', (typed, usual) => {
  expect(usualName(typed)).toBe(usual)
})

test.each(['Анна Петрова', 'анна Петрова', 'deVries', 'А', '', '12', 'محمد', '李明'])('any other name stays as it is: "%s"', (name) => {
  expect(usualName(name)).toBe(name)
})
