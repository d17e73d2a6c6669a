export const texts = {
  title: 'Подойдёт к этому',
  one: 'С этим носят',
  add: 'Добавить: {{name}}',
  chooseLength: 'Выбрать длину: {{name}}',
  chooseSize: 'Выбрать размер: {{name}}',
}
