import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode }

/** Without it, React would unmount the form if an extension had removed the outcome, which React then can't remove. */
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
