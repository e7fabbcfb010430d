// Loads React when the visitor comes near the form, so that a reader who never reaches it doesn't download React.
const container = document.getElementById('enquiry') as HTMLElement
const observer = new IntersectionObserver(
  async ([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    const { hydrateForm } = await import('./enquiry/hydrateForm')
    hydrateForm(container)
  },
  { rootMargin: '100%' },
)
observer.observe(container)
