import type { ReactNode } from 'react'

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 120 84" fill="none" aria-hidden="true">
    {children}
  </svg>
)

export const OwnBox = () => (
  <Drawing>
    <path d="M20 30h80v46H20Z" fill="#ece6dc" stroke="#81776c" />
    <path d="M15 20h90v14H15Z" fill="#f6f3ee" stroke="#81776c" />
  </Drawing>
)

const BOW = 'M60 20c-6-16-26-17-26-8 0 7 14 9 26 8Zm0 0c6-16 26-17 26-8 0 7-14 9-26 8Z'

export const GiftBox = () => (
  <Drawing>
    <path d="M20 30h80v46H20Z" fill="#ece6dc" stroke="#81776c" />
    <path d="M15 20h90v14H15Z" fill="#f6f3ee" stroke="#81776c" />
    <path d="M54 20h12v56H54Z" fill="#7a1e2e" />
    <path d={BOW} stroke="#7a1e2e" strokeWidth="4" strokeLinejoin="round" />
  </Drawing>
)

export const FestiveBox = () => (
  <Drawing>
    <path d="M20 30h80v46H20Z" fill="#5f1522" stroke="#e9d3a6" strokeOpacity=".6" />
    <path d="M15 20h90v14H15Z" fill="#7a1e2e" stroke="#e9d3a6" strokeOpacity=".6" />
    <path d="M54 20h12v56H54Z" fill="#e9d3a6" />
    <path d={BOW} stroke="#e9d3a6" strokeWidth="4" strokeLinejoin="round" />
  </Drawing>
)
