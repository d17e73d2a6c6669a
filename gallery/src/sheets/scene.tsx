import { ButtonLink } from '@shop/ui'
import { Scene } from '@shop/ui/scene'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  isWide: true,
  states: ({ say, picture }) => ({
    default: (
      <Scene
        title={say('Здесь пока пусто', 'Nothing here yet')}
        text={say('Нажмите на сердце у украшения, и оно останется здесь.', 'Press the heart of a piece, and it stays here.')}
        picture={picture('banners/new-1-portrait')}
      >
        <ButtonLink to="/catalog">{say('В каталог', 'To the catalog')}</ButtonLink>
        <ButtonLink to="/catalog/new" look="line">
          {say('Новинки', 'New pieces')}
        </ButtonLink>
      </Scene>
    ),
  }),
}
