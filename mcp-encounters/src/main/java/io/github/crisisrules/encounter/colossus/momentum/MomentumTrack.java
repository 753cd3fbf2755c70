package io.github.crisisrules.encounter.colossus.momentum;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SUBDUE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.TIERS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.TRACK_IS_CALLER_DATA;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;

/**
 * The Momentum track: five tiers that cover 0 to 12 without a gap, none of whose values falls as Momentum rises,
 * and the tool of the Subdued Rampage. The printed track is a picture whose numbers the rules text does not
 * repeat, so the caller supplies it; {@link #STAND_IN} is for demonstrations and simulations.
 */
@Rule(TRACK_IS_CALLER_DATA)
public record MomentumTrack(Vector<MomentumTier> tiers, MovementTool subduedTool) {
    /** The number of tiers. */
    @Rule(TIERS)
    public static final int TIER_COUNT = 5;

    /** Not the printed track: invented values in the shape of the printed one. */
    @Rule(TRACK_IS_CALLER_DATA)
    public static final MomentumTrack STAND_IN = of(
            MovementTool.PRESUMED,
            new MomentumTier(0, 0, MovementTool.SHORT, 1, 0),
            new MomentumTier(1, 3, MovementTool.SHORT, 1, 0),
            new MomentumTier(4, 6, MovementTool.MEDIUM, 2, 1),
            new MomentumTier(7, 9, MovementTool.MEDIUM, 2, 2),
            new MomentumTier(10, 12, MovementTool.LONG, 3, 3));

    /**
     * Creates a track. {@link #check} returns the faults as values instead.
     *
     * @throws IllegalArgumentException if the tiers have faults
     */
    public MomentumTrack {
        Vector<TrackViolation> faults = faults(tiers);
        if (faults.nonEmpty()) {
            throw new IllegalArgumentException(
                    faults.map(TrackViolation::describe).mkString("; "));
        }
    }

    /**
     * Creates a track of the given tiers, lowest first.
     *
     * @throws IllegalArgumentException if the tiers have faults
     */
    public static MomentumTrack of(MovementTool subduedTool, MomentumTier... tiers) {
        return new MomentumTrack(Vector.of(tiers), subduedTool);
    }

    /** Returns the track, or all its faults. */
    public static Validation<Seq<TrackViolation>, MomentumTrack> check(
            Vector<MomentumTier> tiers, MovementTool subduedTool) {
        Vector<TrackViolation> faults = faults(tiers);
        return faults.isEmpty() ? Validation.valid(new MomentumTrack(tiers, subduedTool)) : Validation.invalid(faults);
    }

    /** Returns the tier of a level. */
    @Rule(TIERS)
    public MomentumTier tier(Momentum momentum) {
        for (MomentumTier tier : tiers) {
            if (tier.has(momentum)) {
                return tier;
            }
        }
        throw new AssertionError("No tier of the track contains " + momentum);
    }

    /** Returns the tool of a Rampage: that of the tier, or the fixed one of a Subdued Colossus. */
    @Rule({RAMPAGE, SUBDUE})
    public MovementTool rampageTool(Momentum momentum, boolean isSubdued) {
        return isSubdued ? subduedTool : tier(momentum).tool();
    }

    /** Returns whether this is the stand-in and not a reading of the printed track. */
    public boolean isStandIn() {
        return equals(STAND_IN);
    }

    @Rule(TRACK_IS_CALLER_DATA)
    private static Vector<TrackViolation> faults(Vector<MomentumTier> tiers) {
        Vector<TrackViolation> faults = Vector.empty();
        if (tiers.size() != TIER_COUNT) {
            faults = faults.append(new TrackViolation.WrongTierCount(tiers.size()));
        }
        int next = 0;
        for (int i = 0; i < tiers.size(); i++) {
            MomentumTier tier = tiers.get(i);
            if (tier.from() != next) {
                faults = faults.append(new TrackViolation.GapOrOverlap(next, tier.from()));
            }
            next = tier.to() + 1;
            if (i > 0 && falls(tiers.get(i - 1), tier)) {
                faults = faults.append(new TrackViolation.ValuesDecrease(tiers.get(i - 1), tier));
            }
        }
        return next == Momentum.HIGHEST + 1 ? faults : faults.append(new TrackViolation.WrongEnd(next - 1));
    }

    private static boolean falls(MomentumTier below, MomentumTier above) {
        return above.tool().compareTo(below.tool()) < 0
                || above.contactDamage() < below.contactDamage()
                || above.defenceBonus() < below.defenceBonus();
    }
}
