package io.github.crisisrules.fairness.study;

/**
 * The choice of the arm with which each arm of a study is compared, event by event.
 *
 * @param id {@code nearest}, {@code variants}, or the number of an arm, from 1
 */
public record Comparison(String id) {
    /**
     * Compares arms that differ in one thing. Another system is compared with the first system of the same setup
     * and variant. Under the first system, a setup is compared with the first setup for as many players in the same
     * variant, and that setup is compared with itself under the study's own assumptions.
     */
    public static final Comparison NEAREST = new Comparison("nearest");

    /**
     * Compares each arm with itself under the study's own assumptions. Arms with these assumptions are not
     * compared.
     */
    public static final Comparison VARIANTS = new Comparison("variants");

    /**
     * Validates the choice.
     *
     * @throws IllegalArgumentException if {@code id} is none of the three
     */
    public Comparison {
        if (!id.matches("nearest|variants|[0-9]{1,9}")) {
            throw new IllegalArgumentException(
                    "compare must be nearest, variants or the number of an arm, but is '" + id + "'.");
        }
    }

    /**
     * Compares all arms with one of them.
     *
     * @param arm the number of that arm, from 1
     */
    public static Comparison with(int arm) {
        return new Comparison(String.valueOf(arm));
    }

    /**
     * Returns the index of the arm with which an arm is compared, or the arm itself if it is not compared. Both are
     * numbered from 0.
     */
    int baseline(Study study, int arm) {
        int variants = study.allVariants().size();
        return switch (id) {
            case "nearest" -> nearest(study, arm, variants);
            case "variants" -> arm - arm % variants;
            default -> Integer.parseInt(id) - 1;
        };
    }

    private static int nearest(Study study, int arm, int variants) {
        int system = arm / variants % study.systems().size();
        if (system > 0) {
            return arm - system * variants;
        }
        int players = study.arms().get(arm).setup().players();
        int setup = study.setups().indexWhere(other -> other.players() == players);
        int first = study.index(setup, 0, arm % variants);
        return first == arm ? study.index(setup, 0, 0) : first;
    }

    /** Describes the comparison for a report. */
    public String describe(Study study) {
        return switch (id) {
            case "nearest" ->
                "each system with the first system of the same setup, each setup with the first of the same number of players"
                        + (study.variants().isEmpty()
                                ? ""
                                : ", and that one under other assumptions with itself as assumed");
            case "variants" -> "each variant with the same arm as assumed";
            default -> "every row with " + study.label(Integer.parseInt(id) - 1);
        };
    }

    /**
     * Checks that the study has the arm that is compared with.
     *
     * @throws IllegalArgumentException if it does not
     */
    void check(Study study) {
        int arm = id.matches("[0-9]+") ? Integer.parseInt(id) : 1;
        if (arm < 1 || arm > study.arms().size()) {
            throw new IllegalArgumentException(
                    "compare must name an arm from 1 to " + study.arms().size() + ", but names " + arm);
        }
    }
}
