package io.github.crisisrules.json.shape;

import io.github.crisisrules.json.refusal.RefusalKind;

/** Where values are made by their own constructors and builders, which refuse what makes no value. */
final class Making {
    private Making() {}

    /** Something that may throw anything. */
    interface Work<T> {
        T run() throws Throwable;
    }

    /** The value, or a refusal with the words of the check that failed. An error of ours stays an error. */
    static <T> T guarded(Place place, Work<T> work) {
        try {
            return work.run();
        } catch (ReadingRefusedException e) {
            throw e;
        } catch (RuntimeException e) {
            throw place.refuse(RefusalKind.VALUE, words(e));
        } catch (Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError("a value's own constructor threw " + e, e);
        }
    }

    /** Runs what cannot be refused. */
    static <T> T sure(Work<T> work) {
        try {
            return work.run();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError("reading a value threw " + e, e);
        }
    }

    private static String words(RuntimeException e) {
        String message = e.getMessage();
        return message == null || message.isBlank()
                ? "no such value: " + e.getClass().getSimpleName()
                : Place.shortened(message, 300);
    }
}
