import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { CaptchaField } from '@shop/ui/captcha-field'
import type { Captcha } from './model.ts'

export interface SignsProps {
  captcha: Captcha
  value: string
  onChange: (signs: string) => void
  error?: ReactNode
}

/** The picture of a captcha and the field for its signs. */
export function Signs({ captcha, ...field }: SignsProps) {
  const { picture, loading, other } = useUnit({
    picture: captcha.$picture,
    loading: captcha.$isLoading,
    other: captcha.otherPictureAsked,
  })
  return <CaptchaField image={picture?.image ?? null} loading={loading} onOther={other} {...field} />
}
