import { createElement } from 'react'
import { GuideView } from '../guide/view.tsx'

export const View = () => createElement(GuideView, { guide: 'care' })
