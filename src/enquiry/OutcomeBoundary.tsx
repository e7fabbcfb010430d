import { Component, type ReactNode } from 'react'

/** Without it, React would unmount the form if an extension had removed the outcome, which React then can't remove. */
export class OutcomeBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ children }: { children: ReactNode }) {
    if (this.state.failed && children !== this.props.children) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
