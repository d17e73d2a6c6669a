export const texts = {
  care: 'Уход за украшениями',
  careMore: 'Как чистить дома: весь гид',
  warranty: 'Гарантия',
  warrantyMore: 'Все условия гарантии',
}
