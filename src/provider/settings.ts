import { z } from 'zod'

/** What practice.yaml and .pages.yml call the provider's settings. */
export const PROVIDER_SETTING = 'emailjs'

/** What no practice really has: the values that practice.yaml ships. */
export const PROVIDER_EXAMPLE = /example-public-key|(service|template)_example/

/** The three identifiers that EmailJS asks for. `text` is a text of practice.yaml, with its own checks. */
export function providerSettings(text: z.ZodType<string, unknown>) {
  const id = text.refine((written) => /^[\w.-]+$/.test(written), SENTENCES.id)
  return z
    .strictObject({
      publicKey: id
        .refine((written) => !written.startsWith('user_'), { error: SENTENCES.oldKey, abort: true })
        .refine((written) => written.length <= 20, SENTENCES.privateKey)
        .refine((written) => !/^(service|template)_/.test(written), {
          error: SENTENCES.wrongId('a service or a template'),
          abort: true,
        }),
      serviceId: id.refine((written) => !written.startsWith('template_'), {
        error: SENTENCES.wrongId('a template'),
        abort: true,
      }),
      privateKey: z.never(SENTENCES.secret).optional(),
      templateId: id.refine((written) => !written.startsWith('service_'), {
        error: SENTENCES.wrongId('a service'),
        abort: true,
      }),
    })
    .superRefine(({ publicKey, serviceId, templateId }, context) => {
      const repeat = (name: string) => context.addIssue({ code: 'custom', path: [name], message: SENTENCES.sameId })
      if (serviceId === publicKey) repeat('serviceId')
      if ([publicKey, serviceId].includes(templateId)) repeat('templateId')
    })
}

export type ProviderSettings = z.output<ReturnType<typeof providerSettings>>

const SENTENCES = {
  secret: 'is secret. Delete this line, and make a new key at EmailJS: others may have seen this one.',
  privateKey: 'is too long for a public key. Never put the private key on a web page.',
  oldKey: 'is a user ID of the old kind. EmailJS shows today’s under Account > General > Public Key.',
  id: 'should have only plain letters, digits, _ and -, as EmailJS shows it. Copy it again.',
  wrongId: (kind: string) => `looks like the ID of ${kind}. EmailJS shows each one in its own place.`,
  sameId: 'is the same as another ID above it. EmailJS shows each one in its own place.',
}
