/** How many are left of a piece, said alike on a product, in its popups and in the bag. */
export const stockTexts = {
  left_one: 'Осталось одно',
  left_few: 'Осталось {{count}}',
  left_many: 'Осталось {{count}}',
  left_other: 'Осталось {{count}}',
}
