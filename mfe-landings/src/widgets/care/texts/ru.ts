export const texts = {
  title: 'Уход за украшениями',
  more: 'Как чистить дома: весь гид',
}
