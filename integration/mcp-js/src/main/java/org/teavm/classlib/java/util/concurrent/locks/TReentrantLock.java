package org.teavm.classlib.java.util.concurrent.locks;

/** {@link java.util.concurrent.locks.ReentrantLock} for a single thread, as JavaScript has it: the lock is always free. Vavr's {@code Lazy} needs it. */
public final class TReentrantLock {
    /** Acquires the lock. */
    public void lock() {}

    /** Releases the lock. */
    public void unlock() {}
}
