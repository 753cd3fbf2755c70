package io.github.crisisrules.example;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisOdds;
import io.github.crisisrules.example.console.Program;
import io.github.crisisrules.example.console.SeedArgument;
import io.github.crisisrules.example.heroic.HeroicActionOdds;
import io.github.crisisrules.example.tournament.ChallengerEvent;
import io.github.crisisrules.example.tournament.PlayedEvent;

/** The program that the README's first command runs: the highlights of an event, then a sample of everything else. */
public final class Demonstration {
    private static final String RUN = "mvn -q -Pdemo -pl examples -am process-classes \"-Dexec.mainClass=";

    private Demonstration() {}

    /** Prints the demonstration. The arguments name a seed by a number or words; the default is seed 1. */
    public static void main(String[] args) {
        program().start(args);
    }

    /** Returns the demonstration as a function of its arguments. */
    static Program program() {
        return given -> SeedArgument.parse(given, Seed.of(1)).map(Demonstration::text);
    }

    /** Returns everything that the demonstration prints. */
    public static String text(Seed seed) {
        return "Seed " + seed + "\n\n" + ChallengerEvent.highlights(PlayedEvent.of(seed)) + '\n' + damage() + '\n'
                + "Marvel Heroic: exact odds of an action\n" + HeroicActionOdds.report() + '\n' + more();
    }

    private static String damage() {
        Distribution<Integer> damage = CrisisOdds.damage(6, 3);
        StringBuilder text = new StringBuilder("Crisis dice: damage of 6 attack dice against 3 defence dice\n");
        for (int least : damage.outcomes()) {
            String percent = damage.chance(dealt -> dealt >= least).times(100).toDecimal(4);
            text.append(String.format("%2d or more%12s %%%n", least, percent).replace("\r\n", "\n"));
        }
        return text.append("on average ")
                .append(damage.expectation(dealt -> dealt).toDecimal(4))
                .append(", exactly ")
                .append(damage.expectation(dealt -> dealt))
                .append('\n')
                .toString();
    }

    private static String more() {
        return """
                More to run, each also with a seed of your own: "-Dexec.args=7"
                  the whole event         %1$sio.github.crisisrules.example.tournament.ChallengerEvent"
                  the event as a page     %1$sio.github.crisisrules.example.tournament.ShowPage"
                  Unstoppable Colossus    %1$sio.github.crisisrules.example.encounter.ColossusGame"
                  Incredible Hulk         %1$sio.github.crisisrules.example.encounter.HulkGame"
                """.formatted(RUN);
    }
}
