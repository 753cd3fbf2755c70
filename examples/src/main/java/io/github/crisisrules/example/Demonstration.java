package io.github.crisisrules.example;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.Vector;

/** What the README's first command runs. */
public final class Demonstration {
    private Demonstration() {}

    /** Prints the demonstration; the first argument, if any, is the number of the seed. */
    public static void main(String[] args) {
        Seed seed = Seed.of(args.length == 0 ? 1 : Long.parseLong(args[0]));
        System.out.println("Seed " + seed);
        System.out.println("Seats drawn from it: " + seed.split("seats").shuffle(Vector.rangeClosed(1, 8)));
        Distribution<Integer> d6 = Distribution.uniform(Vector.rangeClosed(1, 6));
        System.out.println("Two six-sided dice: " + Distribution.sum(d6, 2));
    }
}
