/** A phone of the shop as a link. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="link num" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
    {phone}
  </a>
)
