import { useEffect, useState } from 'react';

/** A value that follows 500 ms after the last change (specification, section 9: search debounce). */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 500);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
