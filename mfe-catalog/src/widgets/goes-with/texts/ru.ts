export const texts = {
  title: 'Подойдёт к этому',
  one: 'К нему носят',
  add: 'Добавить: {{name}}',
  chooseLength: 'Выбрать длину: {{name}}',
  chooseSize: 'Выбрать размер: {{name}}',
}
