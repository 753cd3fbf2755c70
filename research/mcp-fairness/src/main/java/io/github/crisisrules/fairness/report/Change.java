package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.study.Arm;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.Variant;
import io.vavr.collection.Vector;

/** Describes the difference between an arm and the one with which it is compared. */
final class Change {
    private static final Vector<String> NUMBERS =
            Vector.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine");

    private Change() {}

    /** Describes the change and where it applies: "one more Swiss round for 32 players (5 rounds, top 4)". */
    static String describe(Report report, int arm) {
        Study study = report.study();
        Arm own = report.arm(arm);
        Arm base = report.arm(study.baseline(arm));
        boolean sameSetup = own.setup().equals(base.setup());
        boolean sameSystem = own.system().equals(base.system());
        boolean sameVariant = own.variant().equals(base.variant());
        String in = study.setups().size() == 1 ? "" : ", " + own.setup().label();
        String by =
                study.systems().size() == 1 ? "" : ", paired by " + own.system().label();
        String under = study.variants().isEmpty() ? "" : ", " + own.variant().label();
        if (sameSetup && sameVariant) {
            return "paired by " + own.system().label() + " instead of "
                    + base.system().label() + in + under;
        }
        if (sameSetup && sameSystem) {
            // The study's own assumptions need no mention.
            String before = base.variant().equals(Variant.AS_ASSUMED)
                    ? ""
                    : " instead of " + base.variant().label();
            return own.variant().label() + before + in + by;
        }
        int rounds =
                own.setup().structure().swissRounds() - base.setup().structure().swissRounds();
        boolean onlyRounds = sameSystem
                && sameVariant
                && own.setup().players() == base.setup().players()
                && own.setup().structure().cut() == base.setup().structure().cut();
        return onlyRounds && rounds != 0
                ? number(Math.abs(rounds)) + (rounds > 0 ? " more" : " fewer") + " Swiss "
                        + (Math.abs(rounds) == 1 ? "round" : "rounds") + " for "
                        + own.setup().players() + " players ("
                        + own.setup().structure().describe() + ")" + by + under
                : sameSystem && sameVariant
                        ? own.setup().label() + " instead of " + base.setup().label() + by + under
                        : study.label(arm) + " instead of " + report.comparedWith(arm);
    }

    private static String number(int value) {
        return value <= NUMBERS.size() ? NUMBERS.get(value - 1) : String.valueOf(value);
    }
}
