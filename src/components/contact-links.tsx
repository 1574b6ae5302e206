import * as styles from "./contact-links.module.css"

interface Props {
  email: string
  links: readonly { label: string; url: string }[]
}

export function ContactLinks({ email, links }: Props) {
  return (
    <ul className={styles.links}>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {links.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="me">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
