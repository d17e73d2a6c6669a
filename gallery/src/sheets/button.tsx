import { Button, ButtonLink, Icon, IconButton, IconLink } from '@shop/ui'
import type { Sheet } from '../sheet.ts'

const LOOKS = ['main', 'ink', 'line', 'text'] as const

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

export const sheet: Sheet = {
  states: ({ say }) => {
    const words = say('Оформить заказ', 'Check out')
    const each = (props: object) => (
      <div style={row}>
        {LOOKS.map((look) => (
          <Button key={look} look={look} {...props}>
            {words}
          </Button>
        ))}
      </div>
    )
    return {
      default: each({}),
      focus: each({}),
      disabled: each({ disabled: true }),
      loading: each({ busy: true }),
      small: each({ small: true }),
      wide: <Button wide>{words}</Button>,
      'long text': (
        <Button wide>
          {say(
            'Сообщить о поступлении кольца в размере шестнадцать с половиной',
            'Tell me when the ring is back in size sixteen and a half',
          )}
        </Button>
      ),
      link: (
        <div style={row}>
          <ButtonLink to="/catalog">{say('В каталог', 'To the catalog')}</ButtonLink>
          <ButtonLink to="/catalog" look="line">
            {say('В каталог', 'To the catalog')}
          </ButtonLink>
        </div>
      ),
      'with an icon': (
        <Button look="line">
          <Icon name="print" size="s" /> {say('Распечатать', 'Print')}
        </Button>
      ),
      icons: (
        <div style={row}>
          <IconButton icon="left" label={say('Назад', 'Back')} />
          <IconButton icon="left" label={say('Назад', 'Back')} ring />
          <IconButton icon="right" label={say('Вперёд', 'Forward')} ring disabled />
          <IconLink icon="bag" label={say('Корзина', 'Bag')} to="/cart" />
        </div>
      ),
    }
  },
}
