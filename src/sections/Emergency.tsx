import type { EmergencyPart } from '../../practice/emergency'

export function Emergency({ title, parts }: { title: string; parts: EmergencyPart[] }) {
  return (
    <div id="emergency" className="emergency">
      <h3>{title}</h3>
      <p>
        {parts.map(({ text, href }) =>
          href ? (
            <a key={href} href={href} dir="ltr">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  )
}
