import { ENGRAVING_MAX } from '@shop/contracts/cart/engraving'

export const texts = {
  title: 'Гравировка, {{sum}}',
  text: `До ${ENGRAVING_MAX} знаков внутри, антиква или рукописный шрифт`,
  more: 'Написать',
}
