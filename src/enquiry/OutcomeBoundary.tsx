import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode }

/**
 * If an extension has removed the outcome, React throws when it tries to do the same. Without this boundary, that error
 * would unmount the whole form.
 */
export class OutcomeBoundary extends Component<Props, { failed: boolean }> {
  // Not a class field: older browsers would need 600 bytes of helpers.
  constructor(props: Props) {
    super(props)
    this.state = { failed: false }
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ children }: Props) {
    if (this.state.failed && children !== this.props.children) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
