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

test.each([
  ['aNNA pETROVA', 'Anna Petrova'],
  ['иВАН', 'Иван'],
  ['иВАН пЕТРОВ-вОДКИН', 'Иван Петров-Водкин'],
  ['иВан Петров', 'Иван Петров'],
  ['АНна Петрова', 'Анна Петрова'],
  ['Анна ПЕТРОВа', 'Анна Петрова'],
  ['Jean DUPONT', 'Jean Dupont'],
  ['МАРИЯ Салтыкова', 'Мария Салтыкова'],
  ['рОНАЛЬД мАКДОНАЛЬД', 'Рональд Макдональд'],
  ['rONALD mCDONALD', 'Ronald McDonald'],
  ['RONALD McDonald', 'Ronald McDonald'],
  ["sINEAD O'CONNOR", "Sinead O'Connor"],
  ['шАРЛЬ де Голль', 'Шарль де Голль'],
  ['иВАН петров', 'Иван Петров'],
])('a slip of the keyboard gets the usual capitals: %s [forms.usual-capitals]', (typed, usual) => {
  expect(usualName(typed)).toBe(usual)
})

test.each([
  'McDonald',
  "O'Neil",
  "Shaquille O'Neal",
  'Шарль де Голль',
  'LeBron James',
  'Leonardo DiCaprio',
  'dAngelo',
  'MJ Smith',
  'John Smith III',
  'Henry VIII',
  'Анна Ли',
  "Мар'яна",
])('capitals that names have stay as they are: "%s"', (name) => {
  expect(usualName(name)).toBe(name)
})

test.each(['Анна Петрова', 'анна Петрова', 'deVries', 'А', '', '12', 'محمد', '李明'])('any other name stays as it is: "%s"', (name) => {
  expect(usualName(name)).toBe(name)
})
