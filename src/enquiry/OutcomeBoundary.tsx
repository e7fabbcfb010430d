import { Component, type ReactNode } from 'react'

/**
 * Keeps the form mounted if an extension has removed the outcome's elements: React throws when it can't remove them itself,
 * and without a boundary it would unmount the whole form.
 */
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
