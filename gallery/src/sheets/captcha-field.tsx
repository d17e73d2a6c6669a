import { CaptchaField } from '@shop/ui/captcha-field'
import { Held, ignored } from '../held.tsx'
import type { Sheet } from '../sheet.ts'

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><rect width="240" height="80" fill="#f6f3ee"/><path d="M40 60l14-40 14 40M46 46h16M92 20v40h24M140 20l24 40M164 20l-24 40M188 20h24l-24 40h24" fill="none" stroke="#4d463f" stroke-width="4"/></svg>',
)}`

export const sheet: Sheet = {
  states: ({ say }) => {
    const field = (props: {
      image?: string | null
      loading?: boolean
      error?: string
      value?: string
      onProof?: () => void
      solving?: boolean
    }) => (
      <Held value={props.value ?? ''}>
        {(value, onChange) => (
          <CaptchaField image={PICTURE} loading={false} onOther={ignored} {...props} value={value} onChange={onChange} />
        )}
      </Held>
    )
    return {
      default: field({}),
      focus: field({}),
      error: field({
        value: 'ALXZ',
        error: say('Знаки не совпали. Вот другая картинка', 'The characters did not match. Here is another picture'),
      }),
      loading: field({ image: null, loading: true }),
      empty: field({ image: null }),
      'another way': field({ onProof: ignored }),
      solving: field({ onProof: ignored, solving: true }),
    }
  },
}
