package io.github.crisisrules.encounter.round;

/** Events of the frame in one sentence each, for the people at the table. */
public final class RoundNarration implements RoundEvent.Cases<String> {
    private static final RoundNarration TELLER = new RoundNarration();

    private RoundNarration() {}

    /** What happened. */
    public static String of(RoundEvent event) {
        return event.match(TELLER);
    }

    @Override
    public String roundBegan(RoundEvent.RoundBegan event) {
        return "Round " + event.number() + " begins";
    }

    @Override
    public String stepBegan(RoundEvent.StepBegan event) {
        return event.step().phase() + ", " + event.step().words();
    }

    @Override
    public String passed(RoundEvent.Passed event) {
        return "the " + event.side() + " has no more to do";
    }

    @Override
    public String effectResolved(RoundEvent.EffectResolved event) {
        return event.effect() + " is resolved";
    }

    @Override
    public String turnBegan(RoundEvent.TurnBegan event) {
        return "turn of the " + event.side();
    }

    @Override
    public String activationBegan(RoundEvent.ActivationBegan event) {
        return event.character() + " is activated";
    }

    @Override
    public String activationEnded(RoundEvent.ActivationEnded event) {
        return event.character() + " is done";
    }

    @Override
    public String turnEnded(RoundEvent.TurnEnded event) {
        return "the turn of the " + event.side() + " is over";
    }

    @Override
    public String trackerTokenAdded(RoundEvent.TrackerTokenAdded event) {
        return "Encounter Tracker: " + event.tokens() + " of 3 tokens";
    }

    @Override
    public String damageSuffered(RoundEvent.DamageSuffered event) {
        return event.character() + " suffers " + event.damage() + " damage";
    }

    @Override
    public String damageRemoved(RoundEvent.DamageRemoved event) {
        return event.character() + " sheds " + event.damage() + " damage";
    }

    @Override
    public String dazed(RoundEvent.Dazed event) {
        return event.character() + " is Dazed";
    }

    @Override
    public String knockedOut(RoundEvent.KnockedOut event) {
        return event.character() + " is KO'd";
    }

    @Override
    public String flipped(RoundEvent.Flipped event) {
        return event.character() + " is back, Injured";
    }

    @Override
    public String powerGained(RoundEvent.PowerGained event) {
        return event.character() + " gains " + event.power() + " Power";
    }

    @Override
    public String powerSpent(RoundEvent.PowerSpent event) {
        return event.character() + " pays " + event.power() + " Power";
    }

    @Override
    public String conditionGained(RoundEvent.ConditionGained event) {
        return event.character() + " has " + event.condition();
    }

    @Override
    public String conditionLost(RoundEvent.ConditionLost event) {
        return event.character() + " is free of " + event.condition();
    }

    @Override
    public String advanced(RoundEvent.Advanced event) {
        return event.character() + " advances";
    }

    @Override
    public String tokensCleared(RoundEvent.TokensCleared event) {
        return "all Activated tokens are taken off";
    }

    @Override
    public String effectBegan(RoundEvent.EffectBegan event) {
        return event.effect().name() + " begins";
    }

    @Override
    public String effectEnded(RoundEvent.EffectEnded event) {
        return event.effect() + " is over";
    }

    @Override
    public String statusAttached(RoundEvent.StatusAttached event) {
        return "Status card " + event.card().name() + " comes into play";
    }

    @Override
    public String statusDiscarded(RoundEvent.StatusDiscarded event) {
        return "Status card " + event.card() + " leaves play";
    }

    @Override
    public String pointsScored(RoundEvent.PointsScored event) {
        return "the " + event.side() + " scores " + event.points();
    }

    @Override
    public String encounterEnded(RoundEvent.EncounterEnded event) {
        return event.ending().toString();
    }
}
