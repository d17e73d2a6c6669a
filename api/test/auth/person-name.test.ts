import { personName } from '../../src/visitors/users/person-name.ts'

test.each([
  ['Анна Петрова', 'Анна', 'Петрова'],
  ['Петрова Анна', 'Анна', 'Петрова'],
  ['ПЕТРОВА АННА СЕРГЕЕВНА', 'АННА', 'ПЕТРОВА'],
  ['Анна Сергеевна Петрова', 'Анна', 'Петрова'],
  ['Роман Абрамович', 'Роман', 'Абрамович'],
  ['Абрамович Роман Аркадьевич', 'Роман', 'Абрамович'],
  ['Роман Аркадьевич Абрамович', 'Роман', 'Абрамович'],
  ['Ильина Марина', 'Марина', 'Ильина'],
  ['Марина Ильина', 'Марина', 'Ильина'],
  ['Коваленко Мар’яна', 'Мар’яна', 'Коваленко'],
  ['Салтыков-Щедрин Михаил', 'Михаил', 'Салтыков-Щедрин'],
  ['Мамедов Рашид Али оглы', 'Рашид', 'Мамедов'],
  ['Petrova Anna', 'Anna', 'Petrova'],
  ['Anna Petrova', 'Anna', 'Petrova'],
  ['Ahmed Al Maktoum', 'Ahmed', 'Al Maktoum'],
  ['Mary Ann Smith', 'Mary', 'Ann Smith'],
  ['Novak Claire', 'Claire', 'Novak'],
  ['James Charles Smith', 'James', 'Charles Smith'],
  ['Li Wei', 'Li', 'Wei'],
  ['  Анна ', 'Анна', ''],
])('%s is greeted as %s [orders.greeted-by-first-name]', (full, first, surname) => {
  expect(personName(full)).toStrictEqual({ first, surname })
})
