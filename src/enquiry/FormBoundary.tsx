import { Component } from 'react'
import type { Enquiry } from '../fields'
import { EnquiryForm } from './EnquiryForm'
import { Failure } from './Failure'
import type { FormProps } from './props'
import { readEnquiry } from './readEnquiry'
import { Success } from './Success'
import type { Progress } from './useSubmission'

type State = { crashed?: boolean; progress: Progress }

/** If React can't go on, because an extension has removed a node that it needs, nothing that was written is lost. */
export class FormBoundary extends Component<FormProps, State> {
  private rescued?: Enquiry
  override state: State = { progress: 'idle' }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    const { crashed, progress } = this.state
    const { words, recipient, extras } = this.props
    if (!crashed) return <EnquiryForm {...this.props} onProgress={(progress) => this.setState({ progress })} />
    this.rescued ??= readEnquiry(document.getElementById('enquiry-form') as HTMLFormElement, extras)
    return (
      <div ref={moveThere} tabIndex={-1} className="outcome" data-status={progress === 'success' ? 'success' : 'error'}>
        <p role="status" className="outcome-message">
          {{ idle: '', sending: words.sending, error: words.error, success: words.success }[progress]}
        </p>
        {progress === 'success' && <Success words={words} />}
        {progress !== 'success' && progress !== 'sending' && (
          <Failure words={words} recipient={recipient} enquiry={this.rescued} canRetry={false} />
        )}
      </div>
    )
  }
}

function moveThere(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'start', behavior: 'instant' })
}
