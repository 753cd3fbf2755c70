package io.github.crisisrules.benchmark;

/** A comparison with a {@link Shuffle} of as many ints. */
public abstract class AgainstShuffle extends Comparison {
    private Shuffle shuffle = new Shuffle(0);

    /** Returns the number of ints to shuffle. */
    protected abstract int size();

    @Override
    protected final Object reference() {
        if (shuffle.size() != size()) {
            shuffle = new Shuffle(size());
        }
        return shuffle.once();
    }
}
