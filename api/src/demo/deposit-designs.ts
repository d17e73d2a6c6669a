import type { InferInsertModel } from 'drizzle-orm'
import type { depositDesigns } from '../platform/db/schema/index.ts'

const design = (picture: string, name_ru: string, name_en: string, alt_ru: string, alt_en: string) => ({
  picture: `certificates/${picture}`,
  name_ru,
  name_en,
  alt_ru,
  alt_en,
})

/** Gift certificate designs in display order. */
export const depositDesignRows: InferInsertModel<typeof depositDesigns>[] = [
  design('silk-champagne', 'Шёлк', 'Silk', 'Складки шёлка цвета шампанского', 'Folds of champagne silk'),
  design('pearl-sea', 'Жемчуг', 'Pearl', 'Ряды серого жемчуга', 'Rows of gray pearls'),
  design('gold-ribbons', 'Золотые ленты', 'Gold ribbons', 'Изогнутые золотые ленты', 'Curved gold ribbons'),
  design('sage-leaf', 'Шалфей', 'Sage', 'Кольцо с камнем на мраморе, фон цвета шалфея', 'A ring with a stone on marble, sage green behind'),
  design('diamonds-night', 'Ночь', 'Night', 'Россыпь бриллиантов на чёрном', 'Diamonds scattered on black'),
  design('chain-dusk', 'Сумерки', 'Dusk', 'Золотая цепь на сумеречно-синем фоне', 'A gold chain on dusky blue'),
].map((row, index) => ({ id: index + 1, position: index, ...row }))
