import { SwatchLink, Swatches } from '@shop/ui/swatch'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const yellow = say('Жёлтое золото', 'Yellow gold')
    const white = say('Белое золото', 'White gold')
    return {
      default: (
        <Swatches label={say('Металл', 'Metal')}>
          <SwatchLink to="/catalog/rings/aurora-yellow" color="#d9b566" current>
            {yellow}
          </SwatchLink>
          <SwatchLink to="/catalog/rings/aurora-white" color="#d8d8d8">
            {white}
          </SwatchLink>
        </Swatches>
      ),
      focus: (
        <Swatches label={say('Металл', 'Metal')}>
          <SwatchLink to="/catalog/rings/aurora-yellow" color="#d9b566">
            {yellow}
          </SwatchLink>
        </Swatches>
      ),
      letters: (
        <Swatches label={say('Буква', 'Letter')}>
          {['А', 'Б', 'В', 'Г'].map((letter, index) => (
            <SwatchLink key={letter} to={`/catalog/necklaces/letter-${index}`} current={index === 1}>
              {letter}
            </SwatchLink>
          ))}
        </Swatches>
      ),
      'long text': (
        <Swatches label={say('Камень', 'Stone')}>
          <SwatchLink to="/catalog/rings/1" color="#1f6b4a" current>
            {say('Изумруд замбийский, выращенный гидротермально', 'Emerald, grown hydrothermally')}
          </SwatchLink>
          <SwatchLink to="/catalog/rings/2" color="#1d3f8f">
            {say('Сапфир', 'Sapphire')}
          </SwatchLink>
        </Swatches>
      ),
    }
  },
}
